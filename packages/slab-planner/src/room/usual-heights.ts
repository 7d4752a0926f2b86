/** Tops above the floor, with cabinets of 34½″ in kitchens and 32½″ in bathrooms. */
export const usualHeightsIn = { counter: 36, vanity: 34 } as const;
