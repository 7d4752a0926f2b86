import type { RequestFormProps } from '../parts/request-form-props.ts';
import { sampleForm } from '../questions/sample-schema.ts';
import { OnePageForm } from './one-page-form.tsx';

export interface SampleFormProps extends RequestFormProps {
  /** The page is about one product and says which. Without it, the form lists its products, and each can be taken off. */
  readonly isSubjectFixed?: boolean;
}

/** Asks for samples of one product or of several, and where to send them. */
export function SampleForm(props: SampleFormProps) {
  const isPlural = props.context?.others !== undefined;
  return <OnePageForm {...props} form={sampleForm} submitLabel={isPlural ? 'Request Samples' : 'Request a Sample'} />;
}
