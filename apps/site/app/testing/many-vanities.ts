import { vanities, type Vanity } from '@showroom/catalog-data/products/vanities';
import { MANY } from './many-entries.ts';

export function makeManyVanities(): readonly Vanity[] {
  const repeated = Array.from({ length: Math.ceil(MANY / vanities.length) }, () => vanities).flat();
  return repeated.slice(0, MANY).map((vanity, at) => {
    const own = { slug: `${vanity.slug}-${at}`, name: `${vanity.name} ${at}`, rating: 3 + (at % 21) / 10 };
    return { ...vanity, ...own };
  });
}
