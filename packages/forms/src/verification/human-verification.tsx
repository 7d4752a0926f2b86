import type { FormBusiness } from '../parts/request-form-props.ts';
import type { VerificationPurpose } from './verification-fields.ts';

/** Called when the element is mounted. */
const defineElement = () => void import('./verification-element.ts');

interface HumanVerificationProps {
  readonly business: Pick<FormBusiness, 'verification'>;
  readonly id?: string;
  readonly purpose?: VerificationPurpose;
}

/**
 * The human verification element. It loads its scripts itself and reads from the form whether its token was refused or used, so
 * that pages need no code for it.
 */
export function HumanVerification({ business: { verification }, ...rest }: HumanVerificationProps) {
  return verification && <human-verification ref={defineElement} {...rest} {...verification} />;
}
