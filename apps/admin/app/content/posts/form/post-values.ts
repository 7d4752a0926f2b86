import { postCategories } from '@showroom/store/rules';

/** What the controls of a post's form hold, by their names. An unticked box is empty; lists are parted by commas. */
export type PostValues = Readonly<Record<PostControl, string>>;

export const postControls = [
  'title',
  'slug',
  'category',
  'author',
  'excerpt',
  'body',
  'cover',
  'coverAlt',
  'tags',
  'readTime',
  'publishDate',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'isFeatured',
  'allowsComments',
] as const;

export type PostControl = (typeof postControls)[number];

/** What the owner reads for each, in the words of the form. */
export const postLabels: Readonly<Record<PostControl, string>> = {
  title: 'Post Title',
  slug: 'URL slug',
  category: 'Category',
  author: 'Author',
  excerpt: 'Post Excerpt',
  body: 'Post Content',
  cover: 'Featured Image',
  coverAlt: 'Featured image alt text',
  tags: 'Tags',
  readTime: 'Read Time',
  publishDate: 'Publish Date',
  metaTitle: 'SEO Title',
  metaDescription: 'SEO Description',
  metaKeywords: 'Meta Keywords',
  isFeatured: 'Feature this post on homepage',
  allowsComments: 'Allow comments on this post',
};

/** A form that no one has filled in. */
export function emptyPostValues({ author }: { readonly author: string }): PostValues {
  const blank = Object.fromEntries(postControls.map((control) => [control, '']));
  return toPostValues({ ...blank, category: postCategories[0], author, allowsComments: 'on' });
}

/** Values by name as those of every control; one that is missing is empty. */
export function toPostValues(values: Readonly<Record<string, string | undefined>>): PostValues {
  const valueOf = (control: PostControl) => values[control] ?? '';
  return {
    title: valueOf('title'),
    slug: valueOf('slug'),
    category: valueOf('category'),
    author: valueOf('author'),
    excerpt: valueOf('excerpt'),
    body: valueOf('body'),
    cover: valueOf('cover'),
    coverAlt: valueOf('coverAlt'),
    tags: valueOf('tags'),
    readTime: valueOf('readTime'),
    publishDate: valueOf('publishDate'),
    metaTitle: valueOf('metaTitle'),
    metaDescription: valueOf('metaDescription'),
    metaKeywords: valueOf('metaKeywords'),
    isFeatured: valueOf('isFeatured'),
    allowsComments: valueOf('allowsComments'),
  };
}

/** What the form holds. A word of a list that is still being typed is none of it. */
export function readPostValues(form: FormData): PostValues {
  return toPostValues(
    Object.fromEntries(
      postControls.map((control) => {
        const value = form.get(control);
        // A browser writes the ends of lines in its own way.
        const text = typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : '';
        return [control, control === 'tags' || control === 'metaKeywords' ? toList(splitList(text)) : text];
      }),
    ),
  );
}

/** What the form holds that was sent by a press: with what was typed into a list and not added. */
export function readSentPostValues(form: FormData): PostValues {
  const values = readPostValues(form);
  const withTyped = (control: 'tags' | 'metaKeywords') => {
    const word = form.get(newWordControl(control));
    return typeof word === 'string' ? toList(splitList(`${values[control]},${word}`)) : values[control];
  };
  return { ...values, tags: withTyped('tags'), metaKeywords: withTyped('metaKeywords') };
}

/** The control in which another word of a list is typed. */
export function newWordControl(list: string): string {
  return `${list}.new`;
}

/** The controls that hold something else. */
export function listChanged(a: PostValues, b: PostValues): PostControl[] {
  return postControls.filter((control) => a[control] !== b[control]);
}

/** The entries of a list that is parted by commas: trimmed, without blanks, each once in whatever letter case. */
export function splitList(text: string): string[] {
  const entries = new Map<string, string>();
  for (const entry of text.split(',')) {
    const word = entry.trim().replaceAll(/\s+/g, ' ');
    if (word !== '' && !entries.has(word.toLowerCase())) entries.set(word.toLowerCase(), word);
  }
  return [...entries.values()];
}

export function toList(entries: readonly string[]): string {
  return entries.join(', ');
}
