const LONGEST_ADDRESS = 254;

/** True for one plain address that cannot be read as a list, a display name or a header. */
export function isMailAddress(address: string): boolean {
  return (
    address.length <= LONGEST_ADDRESS &&
    /^[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@]+\.[^\s<>()[\],;:\\"@]+$/.test(address)
  );
}
