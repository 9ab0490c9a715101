/**
 * A mailbox that mail can be answered to. Stricter than RFC 5321 on purpose: quoted local parts,
 * comments, groups and lists are read differently by every parser and would let a visitor steer the
 * staff's answer. International domains are taken, in letters or as `xn--`; local parts are ASCII,
 * because many servers still refuse SMTPUTF8.
 */
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** The longest address that SMTP can carry, in characters. */
const maxAddressLength = 254;

export function isEmailAddress(text: string): boolean {
  if (text.length > maxAddressLength) return false;
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    localPart.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '') &&
    hasAsciiForm(labels.join('.'))
  );
}

/** Some mixtures of scripts have no ASCII form, and no mailer could send to them. */
function hasAsciiForm(domain: string): boolean {
  try {
    return new URL(`https://${domain}`).hostname !== '';
  } catch {
    return false;
  }
}
