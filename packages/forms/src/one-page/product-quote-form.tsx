import type { RequestFormProps } from '../parts/request-form-props.ts';
import { productQuoteForm } from '../questions/product-quote-schema.ts';
import { OnePageForm } from './one-page-form.tsx';

/** The quote request on a product's own form page. */
export function ProductQuoteForm(props: RequestFormProps) {
  return (
    <OnePageForm
      {...props}
      isSubjectFixed
      form={productQuoteForm}
      submitLabel="Get a Quote"
      uploadLabel="Add photos or a sketch of the room"
    />
  );
}
