const LONGEST_ADDRESS = 254;

/** True for one plain address that cannot be read as a list, a display name, a header or a link's parameters. */
export function isMailAddress(address: string): boolean {
  return (
    address.length <= LONGEST_ADDRESS &&
    /^[^\s<>()[\],;:\\"@]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u.test(address)
  );
}

/**
 * The mailbox that an address reaches: for counting, never for sending. EmailMessage case is dropped, since hardly any server
 * tells it apart, and so is a tag after a plus (RFC 5233), with which one person has any number of addresses. Google
 * also ignores dots (https://support.google.com/mail/answer/7436150).
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
