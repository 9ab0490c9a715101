/**
 * The same moment so many months earlier, in milliseconds since 1970. Where that month is shorter, its
 * last day: nothing is called old before its time is over.
 */
export function monthsBefore(now: number, months: number): number {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  if (moment.getUTCDate() !== day) moment.setUTCDate(0);
  return moment.getTime();
}
