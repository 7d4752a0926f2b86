/** Categories of the articles here; the admin offers more. */
export type ArticleCategory =
  | 'Design Trends'
  | 'Product Guide'
  | 'Design Tips'
  | 'Custom Work'
  | 'Lighting'
  | 'Maintenance';

export type Article = {
  /** Unique; the last part of its path and of its picture's name. */
  readonly slug: string;
  readonly title: string;
  /** A shorter title for search results. */
  readonly metaTitle?: string;
  readonly excerpt: string;
  /** A role, never an invented person. */
  readonly author: string;
  /** yyyy-mm-dd. */
  readonly date: string;
  readonly category: ArticleCategory;
};

/** The newest first. */
export const articles: readonly Article[] = [
  {
    slug: 'hardware-finishes-side-by-side',
    title: 'Six hardware finishes, side by side',
    excerpt:
      'Brass, aged brass, steel, chrome, black and bronze on the doors they suit, and what ten years of hands do to each.',
    author: 'Design team',
    date: '2025-09-12',
    category: 'Design Trends',
  },
  {
    slug: 'edge-profiles-compared',
    title: 'Edge profiles compared: eased, bevel, round or ogee?',
    metaTitle: 'Edge profiles of quartz compared',
    excerpt:
      'Six edges cut from one slab. How each catches the light, which of them chips, and when the extra shop time is worth it.',
    author: 'Stone workshop',
    date: '2025-07-25',
    category: 'Product Guide',
  },
  {
    slug: 'planning-a-small-bathroom',
    title: 'Planning a small bathroom, five feet by eight',
    excerpt:
      'Doors that swing the wrong way, sinks two inches too deep: a scale model finds mistakes while they’re still cardboard.',
    author: 'Design team',
    date: '2025-05-16',
    category: 'Design Tips',
  },
  {
    slug: 'shaker-or-slab-doors',
    title: 'Shaker or slab: choosing a door for custom cabinets',
    metaTitle: 'Shaker or slab cabinet doors',
    excerpt:
      'Wide rail, slim rail, plain or reeded. How the door affects the room, the price and the next twenty years of cleaning.',
    author: 'Cabinet workshop',
    date: '2025-03-28',
    category: 'Custom Work',
  },
  {
    slug: 'renovating-in-winter',
    title: 'Why winter is a good time to renovate',
    excerpt:
      'Trades have room in January, and wood fitted in dry air stays tight. How we contain the dust, keep the heat in and keep a kitchen running.',
    author: 'Project team',
    date: '2025-01-10',
    category: 'Design Tips',
  },
  {
    slug: 'under-cabinet-lighting',
    title: 'Under-cabinet lighting that you never see',
    excerpt:
      'Where the strip goes, why 2700 kelvin flatters stone, and the small rail that hides the light from anyone sitting down.',
    author: 'Design team',
    date: '2024-11-22',
    category: 'Lighting',
  },
  {
    slug: 'choosing-a-vanity-size',
    title: 'Choosing a vanity size: 24 to 72 inches',
    excerpt:
      'Measure the room, then the door, then the drawer you reach for. A table of widths and the clear floor each one needs.',
    author: 'Showroom team',
    date: '2024-10-04',
    category: 'Product Guide',
  },
  {
    slug: 'caring-for-quartz',
    title: 'Caring for quartz, day to day',
    excerpt:
      'Warm water, a soft cloth and a drop of soap do most of it. What to keep away, and what to do about the pot that was too hot.',
    author: 'Stone workshop',
    date: '2024-08-16',
    category: 'Maintenance',
  },
];

/** Name of an article's picture record. */
export function articlePictureName(article: Pick<Article, 'slug'>): string {
  return `blog/${article.slug}`;
}
