import { LONGEST_ALT, LONGEST_DRAFT, postCategories, postLengths, readTimeOf } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Select } from '@showroom/ui/select';
import { Textarea } from '@showroom/ui/textarea';
import { useState, type ReactElement } from 'react';
import { TextField } from '../../text-editor/text-field.tsx';
import type { FieldIssue } from '../../../frame/form/field-values.ts';
import { writeStep } from '../../list-editing/edit-list.ts';
import { LibraryInForm } from '../../pictures/library-in-form.tsx';
import type { LibraryPage } from '../../pictures/load-library.server.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { usePictureChooser } from '../../pictures/use-picture-chooser.tsx';
import { postLabels, type PostControl, type PostValues } from './post-values.ts';
import { TagField } from './tag-field.tsx';

export interface PostFieldsProps {
  /** What the controls begin with. */
  readonly values: PostValues;
  readonly issues: readonly FieldIssue[];
  readonly tagNames: readonly string[];
  /** Where the pictures are that the text and the form show, by their addresses. */
  readonly pictures: Readonly<Record<string, string>>;
  /** The library, where no script opens it in a window. */
  readonly library?: LibraryPage | undefined;
  /** When visitors are to see it. */
  readonly publishing: ReactElement;
}

/** The id of a control, for labels and for the summary of errors. */
export function toControlId(control: string): string {
  return `post-${control}`;
}

/** Every control of a post. They keep what is typed by themselves; the form is read when it is sent. */
export function PostFields({ values, issues, tagNames, pictures, library, publishing }: PostFieldsProps) {
  const errorOf = (control: PostControl) => issues.find(({ field }) => field === control)?.message;
  const fieldOf = (control: PostControl) => ({
    id: toControlId(control),
    label: postLabels[control],
    error: errorOf(control),
  });
  const [body, setBody] = useState(values.body);
  const { choosePicture, chooser } = usePictureChooser();
  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        <Field {...fieldOf('title')} isRequired>
          <Input name="title" defaultValue={values.title} maxLength={postLengths.title} autoComplete="off" />
        </Field>
        <Field {...fieldOf('excerpt')} hint="Short summary shown in lists and on cards" isRequired>
          <Textarea name="excerpt" defaultValue={values.excerpt} maxLength={postLengths.excerpt} rows={3} showCount />
        </Field>
        <TextField
          {...fieldOf('body')}
          name="body"
          defaultValue={values.body}
          maxLength={LONGEST_DRAFT}
          pictures={pictures}
          choosePicture={choosePicture}
          onTextChange={setBody}
        />
        <details open={issues.some(({ field }) => field.startsWith('meta') || field === 'slug')}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium">URL and SEO</summary>
          <div className="mt-2 grid gap-5">
            <Field {...fieldOf('slug')} hint="The part after /blog/. Leave blank to use the title.">
              <Input name="slug" defaultValue={values.slug} autoComplete="off" autoCapitalize="none" />
            </Field>
            <Field {...fieldOf('metaTitle')} hint="Leave blank to use the title">
              <Input
                name="metaTitle"
                defaultValue={values.metaTitle}
                maxLength={postLengths.metaTitle}
                autoComplete="off"
              />
            </Field>
            <Field {...fieldOf('metaDescription')} hint="Leave blank to use the excerpt">
              <Textarea
                name="metaDescription"
                defaultValue={values.metaDescription}
                maxLength={postLengths.metaDescription}
                rows={3}
              />
            </Field>
            <TagField
              id={toControlId('metaKeywords')}
              name="metaKeywords"
              label={postLabels.metaKeywords}
              defaultValue={values.metaKeywords}
              known={[]}
              error={errorOf('metaKeywords')}
            />
          </div>
        </details>
      </div>
      <div className="grid grid-cols-1 gap-5">
        {publishing}
        <Field {...fieldOf('publishDate')} hint="Date shown on the post. Leave blank to use the day it’s published.">
          <Input name="publishDate" type="date" defaultValue={values.publishDate} />
        </Field>
        <Field {...fieldOf('category')} isRequired>
          <Select name="category" defaultValue={values.category}>
            {postCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
        <Field {...fieldOf('author')} isRequired>
          <Input name="author" defaultValue={values.author} maxLength={postLengths.author} autoComplete="off" />
        </Field>
        <TagField
          id={toControlId('tags')}
          name="tags"
          label={postLabels.tags}
          defaultValue={values.tags}
          known={tagNames}
          error={errorOf('tags')}
        />
        <PictureField
          {...fieldOf('cover')}
          name="cover"
          defaultValue={values.cover}
          src={pictures[values.cover]}
          choosePicture={choosePicture}
          withoutScripts={
            <>
              <Button
                type="submit"
                variant="secondary"
                name="step"
                value={writeStep({ field: 'cover', verb: 'choose', index: 1 })}
                className="justify-self-start"
              >
                Choose from the library
              </Button>
              {library !== undefined && (
                <LibraryInForm name="cover" label={postLabels.cover} library={library} backTo={toControlId('cover')} />
              )}
            </>
          }
        />
        <Field {...fieldOf('coverAlt')} hint="Leave blank to use the image’s alt text">
          <Input name="coverAlt" defaultValue={values.coverAlt} maxLength={LONGEST_ALT} autoComplete="off" />
        </Field>
        <Field
          {...fieldOf('readTime')}
          hint={`Leave blank to calculate it (now ${readTimeOf({ readTime: '', body })})`}
        >
          <Input name="readTime" defaultValue={values.readTime} maxLength={postLengths.readTime} autoComplete="off" />
        </Field>
        <div className="grid gap-1">
          <Checkbox name="isFeatured" label={postLabels.isFeatured} defaultChecked={values.isFeatured !== ''} />
          <Checkbox
            name="allowsComments"
            label={postLabels.allowsComments}
            defaultChecked={values.allowsComments !== ''}
          />
        </div>
      </div>
      {chooser}
    </>
  );
}
