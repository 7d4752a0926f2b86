/** How the form of a comparison names the product that is put beside the others: of their family, or of the one that was chosen. */
export const ADDED = 'with';
