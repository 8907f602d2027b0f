tikal-title = Tikal
tikal-tagline = Urwald erkunden, Tempel freilegen, Schätze heben: zehn Aktionspunkte pro Zug, und nie sind es ganz genug.
tikal-scene = Der Spielplan mitten in der Partie: Tempel, Schätze und die Leute dreier Expeditionen

tikal-mode-basic = Grundspiel
tikal-mode-basic-about = Eine Geländetafel ziehen, anlegen, zehn Aktionspunkte ausgeben. Ideal für den Einstieg.
tikal-mode-auction = Versteigerungs-Version
tikal-mode-auction-about = Ihr bietet Siegpunkte für Zug und Geländetafel. Weniger Glück, mehr zu überlegen.
tikal-option-camp-needs-member = Camps nur mit Expeditionsmitglied
tikal-option-camp-needs-member-about = Ein Camp darf nur errichtet werden, wo ein eigenes Expeditionsmitglied steht, wie in der französischen Anleitung.
