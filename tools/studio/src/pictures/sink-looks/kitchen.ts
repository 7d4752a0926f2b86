import type { ProductLook } from '../pictures-of.ts';

export const kitchenSinkLooks: Readonly<Record<string, ProductLook>> = {};
