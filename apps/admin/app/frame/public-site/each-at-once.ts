export async function eachAtOnce<Item>(items: readonly Item[], width: number, work: (item: Item) => Promise<void>) {
  const rest = items.values();
  const lane = async () => {
    // oxlint-disable-next-line no-await-in-loop -- a lane does one after the other
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
