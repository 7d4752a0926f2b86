import { OnePageForm } from './one-page-form.tsx';
import type { RequestFormProps } from '../parts/request-form-props.ts';
import { shortQuoteForm } from '../questions/short-quote-schema.ts';

export type ShortQuoteFormProps = RequestFormProps;

/** The short quote request of the millwork page, with files. */
export function ShortQuoteForm(props: ShortQuoteFormProps) {
  return (
    <OnePageForm {...props} form={shortQuoteForm} submitLabel="Get a Quote" uploadLabel="Add drawings or photos" />
  );
}
