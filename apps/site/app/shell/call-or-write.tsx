import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { LinkButton } from '@showroom/ui/link-button';
import { CallToAction, type CallToActionProps } from './call-to-action.tsx';
import { useSiteFacts } from './site-facts.ts';

/** Ends a list with the phone number and the email address. */
export function CallOrWrite(words: Omit<CallToActionProps, 'children'>) {
  const { email, phone } = useSiteFacts();
  return (
    <CallToAction {...words}>
      <LinkButton href={formatPhoneHref(phone)}>Call {phone.display}</LinkButton>
      <LinkButton variant="secondary" href={`mailto:${email}`}>
        {email}
      </LinkButton>
    </CallToAction>
  );
}
