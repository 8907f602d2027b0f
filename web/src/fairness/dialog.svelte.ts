// Whether the fairness of this table is being looked at; the dialog itself is loaded when it is first needed.

export const fairness = $state({ asked: false, open: false });

export function openFairness(): void {
  Object.assign(fairness, { asked: true, open: true });
}
