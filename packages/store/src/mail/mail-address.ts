const LONGEST_ADDRESS = 254;

/** Checks for a single plain address that can't be read as a list, a display name, a header or link parameters. */
export function isMailAddress(address: string): boolean {
  return (
    address.length <= LONGEST_ADDRESS &&
    /^[^\s<>()[\],;:\\"@]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u.test(address)
  );
}

/**
 * Returns the mailbox that an address reaches. Use it to count, never to send. Letter case and a tag after a plus (RFC 5233) are
 * dropped: one person can have any number of such addresses. Google also ignores dots
 * (https://support.google.com/mail/answer/7436150).
 */
export function findMailbox(address: string): string {
  const folded = address.normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  if (at < 0) return folded;
  const name = folded.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  const host = folded.slice(at + 1);
  return host === 'gmail.com' || host === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${host}`;
}
