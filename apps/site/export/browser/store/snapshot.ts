const read = new Map<string, Promise<unknown>>();

/**
 * Reads a file of what the store held when the site was exported, once. It lies beside this script.
 *
 * @throws {Error} when it cannot be had; the next one who asks tries again.
 */
export function readSnapshot(name: string): Promise<unknown> {
  const known = read.get(name);
  if (known !== undefined) return known;
  const reading = fetchFile(name);
  read.set(name, reading);
  reading.catch(() => read.delete(name));
  return reading;
}

async function fetchFile(name: string): Promise<unknown> {
  const response = await fetch(import.meta.url.replace(/[^/]*$/, `${name}.json`));
  if (!response.ok) throw new Error(`${name}.json answered ${response.status}`);
  return response.json();
}
