/** Who reads of it asks for the pages as files, where it stands: what draws it need not come to a browser. */
export const findShareCard = () => undefined;
