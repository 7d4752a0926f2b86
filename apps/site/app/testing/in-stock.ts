import { publish } from '@showroom/store/admin';
import { inStockProducts, systemActor, type InStockProduct, type Store } from '@showroom/store/site';

/** Publishes a vanity in stock. Returns its id and revision. @param specifications by label */
export async function publishVanity(
  store: Store,
  name: string,
  {
    specifications = {},
    ...fields
  }: Partial<Omit<InStockProduct, 'specifications'>> & { specifications?: Readonly<Record<string, string>> } = {},
  changed?: { readonly id: string; readonly revision: number },
) {
  const result = await store.write({ actor: systemActor }, (transaction) =>
    publish(transaction, inStockProducts, {
      ...(changed ? { id: changed.id } : {}),
      from: changed?.revision ?? 0,
      fields: {
        name,
        description: 'A vanity.',
        category: 'Bathroom Vanities',
        quantity: 8,
        priceCents: 800_00,
        specifications: Object.entries(specifications).map(([label, value]) => ({ name: label, value })),
        ...fields,
      },
    }),
  );
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content;
}
