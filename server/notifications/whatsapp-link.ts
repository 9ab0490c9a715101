const mexico = '52';

/**
 * Opens a chat with whoever left this phone, or null when it doesn't look like a number. Ten digits
 * without a country are Mexican.
 */
export function whatsappLink(phone: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(phone)) return null;
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 10 || digits.length > 15) return null;
  const international = digits.length === 10 && !phone.startsWith('+') ? mexico + digits : digits;
  return `https://wa.me/${international}`;
}
