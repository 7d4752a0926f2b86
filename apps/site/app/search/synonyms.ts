/** Synonyms, the index word first: trade terms, spellings, forms of a verb. */
const sameWords: readonly string[] = [
  'grey gray',
  'gold golden',
  'colour color coloured colored',
  'countertop worktop benchtop counter',
  'faucet tap',
  'sink basin washbasin washstand',
  'toilet wc loo lavatory bidet commode',
  'closet wardrobe',
  'cabinet cupboard cabinetry',
  'bathroom bath washroom ensuite',
  'floor flooring',
  'light lighting lamp',
  'round circular',
  'rectangular rectangle',
  'organic freeform irregular',
  'led lit lighted backlit illuminated',
  'hung floating mounted mount',
  'double two twin',
  'single one simple',
  'moulding molding',
  'panelling paneling',
  'aluminium aluminum',
  'matte matt',
  'vein veined veining veiny',
  'fine thin delicate',
  'bold dramatic thick',
  'soft subtle',
  'speckle speckled flecked',
  'cloud clouded cloudy',
  'backsplash splashback',
  'quote estimate quotation quoted',
  'price cost pricing priced',
  'care caring clean cleaning cleaner maintenance maintain maintaining maintained upkeep',
  'warranty guarantee guaranteed',
  'resistant resistance resist resisting proof',
  'heat hot',
  'sample swatch',
  'delivery deliver delivered delivering',
  'ship shipping shipped shipment',
  'install installation installing installed installer installers',
  'phone telephone tel',
  'email mail',
  'address location',
  'contractor contractors builder tradesman',
  'career careers job jobs hiring employment vacancy',
  'appointment booking',
  'renovation renovate renovating reno remodel remodeling remodelling',
  'edge edges edging',
  'profile profiles',
  'handle knob',
  'undermount undermounted',
];
const standsFor: ReadonlyMap<string, string> = listFirsts(sameWords);

/** French words, after our word for each. French words in our own names aren't listed. */
const frenchWords: readonly string[] = [
  'grey gris grise',
  'white blanc blanche',
  'black noir noire',
  'blue bleu bleue',
  'green vert verte',
  'brown brun brune marron',
  'gold dore doree',
  'colour couleur',
  'countertop comptoir',
  'faucet robinet robinetterie',
  'sink lavabo evier',
  'toilet toilette',
  'shower douche',
  'mirror miroir',
  'vanity vanite',
  'closet garderobe penderie',
  'cabinet armoire',
  'bathroom bain',
  'kitchen cuisine',
  'floor plancher',
  'light luminaire lumiere',
  'hardwood bois',
  'tile carrelage tuile',
  'drawer tiroir',
  'door porte',
  'round rond ronde',
  'square carre carree',
  'rectangular rectangulaire',
  'backsplash dosseret',
  'quote soumission devis',
  'price prix tarif',
  'care entretien nettoyage nettoyer',
  'warranty garantie',
  'sample echantillon',
  'delivery livraison',
  'hour horaire heures',
  'email courriel',
  'address adresse',
  'contractor entrepreneur',
  'career emploi',
  'appointment rendezvous',
  'handle poignee',
  'matte mat',
];
const translations: ReadonlyMap<string, string> = listFirsts(frenchWords);

/** Translates a French word; returns others unchanged. */
export function toEnglish(word: string): string {
  return translations.get(word) ?? word;
}

/** Maps each word of a line to the line's first one. */
function listFirsts(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [first = '', ...others] = line.split(' ');
      return [first, ...others].map((word) => [word, first] as const);
    }),
  );
}

export function isCommonWord(word: string): boolean {
  return standsFor.has(word);
}

/** A word's index word; itself if it has no synonyms. */
export function toCommonWord(word: string): string {
  return standsFor.get(word) ?? word;
}

/** Phrases and their index words, replaced before single words. */
const phrases: readonly (readonly [written: RegExp, words: string])[] = [
  [/\bcounter[\s-]tops?\b/g, 'countertop'],
  [/\bwork[\s-]tops?\b/g, 'countertop'],
  [/\bback[\s-]splash(es)?\b/g, 'backsplash'],
  [/\b(?:hand|wash)[\s-]basins?\b/g, 'sink'],
  [/\bwater[\s-]closets?\b/g, 'toilet'],
  [/\bsalles? de bain\b/g, 'bathroom'],
  [/\bhow (?:much|expensive)\b(?: (?:is|are|does|do|would|for|it|costs?|price)\b)*/g, 'price'],
  [/\bcombien\b/g, 'price'],
  [/\b(?:what|which) (?:time|days?)\b|\bwhen (?:are|do) you\b|\bare you open\b/g, 'open hours'],
  [/\bopening (?:hours|times?)\b|\bheures? d'ouverture\b|\bouvert(?:e|ure)?s?\b/g, 'open hours'],
  [/\b(?:where|ou) (?:are|is|can i find|do i find|etes[\s-]vous)(?: (?:you|the (?:shop|store|showroom)))?(?: located)?\b(?!\s+[a-z])/g, 'address'],
  [/\b(?:phone|telephone|contact) numbers?\b|\bcall you\b|\bnumero de telephone\b/g, 'phone'],
  [/\b(?:look(?:ing)?|take|taking) (?:after|care of)\b|\bwipe down\b/g, 'care'],
  [/\bwork (?:for|with) you\b|\bjoin (?:your|the) team\b/g, 'career'],
  [/\bpick[\s-]ups?\b/g, 'pickup'],
  [/\bliving[\s-]rooms?\b/g, 'livingroom'],
]; // prettier-ignore

/** Replaces the phrases of a folded query. */
export function readPhrases(question: string): string {
  return phrases.reduce((text, [written, words]) => text.replaceAll(written, words), question);
}

/** Stop words in English and French. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be been best but buy buying by can carry could d de des did do does du en et
  find for from get good got had has have having here how i if in into is it its j je just la le les like l look looking
  me mine more most my need nice of on or our ours please que qui s sell selling show so some something sur t than that
  the their them then there these they this those to too un une us very want was we were what which when where who why
  will with would wide width size sized you your yours avec aux dans est pour vous vos votre nous par`.split(/\s+/),
);
