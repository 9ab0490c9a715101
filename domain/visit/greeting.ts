/** §4.2 Greeting toast: what it says. */

export interface Holiday {
  /** 1 to 12. */
  month: number;
  day: number;
  name: string;
  message: string;
}

/** §9.1 How long the greeting stands, in milliseconds. */
export const greetingDuration = 8000;

function greetingByHour(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Buenos días';
  if (hour >= 12 && hour < 19) return 'Buenas tardes';
  return 'Buenas noches';
}

/** A greeting for the visitor's own date and hour; on a holiday, its message and name instead. */
export function greetingAt(now: Date, holidays: readonly Holiday[]): string {
  const today = holidays.find(
    ({ month, day }) => month === now.getMonth() + 1 && day === now.getDate(),
  );
  return today ? `${today.message} (${today.name})` : greetingByHour(now.getHours());
}

/** `count` is the number of this visit, from 1. */
export function visitMessage(count: number): string {
  if (count <= 1) return 'Nos alegra tenerte aquí por primera vez.';
  if (count === 2) return '¡Qué gusto verte de nuevo!';
  if (count <= 5) return 'Gracias por seguir visitándonos. Tu interés nos inspira.';
  return 'Eres parte de nuestra comunidad de visitantes frecuentes. Gracias por tu fidelidad.';
}
