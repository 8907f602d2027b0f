// How long something lasts, calmly: minutes until the last one, then seconds; days with their hours.
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = "day" | "hour" | "minute" | "second";

/** Nothing is rounded down: as long as time is left, some is shown. */
export function duration(seconds: number, language: string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < MINUTE) return measured(whole, "second", language);
  if (whole <= HOUR - MINUTE) return measured(Math.ceil(whole / MINUTE), "minute", language);
  if (whole < DAY) return both(whole, "hour", HOUR, "minute", MINUTE, language);
  return both(whole, "day", DAY, "hour", HOUR, language);
}

function both(whole: number, large: Unit, size: number, small: Unit, part: number, language: string): string {
  const parts = Math.ceil(whole / part);
  const per = size / part;
  const most = measured(Math.floor(parts / per), large, language);
  return parts % per ? `${most}\u00a0${measured(parts % per, small, language)}` : most;
}

function measured(count: number, unit: Unit, language: string): string {
  const unitDisplay = unit === "minute" ? "short" : "narrow";
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count);
}
