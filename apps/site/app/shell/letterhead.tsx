import { useLocation } from 'react-router-dom';
import { useSiteFacts, useSiteUrl } from './site-facts.ts';

/** Replaces the header in print: brand, address, phone and URL. */
export function Letterhead() {
  const { address, brand, phone } = useSiteFacts();
  const pageUrl = useSiteUrl() + useLocation().pathname;
  return (
    <div className="hidden justify-between gap-6 px-page pb-4 text-caption print:flex">
      <p>
        <span className="block font-serif text-subheading">{brand}</span>
        {address.street}, {address.city}
      </p>
      <p className="text-right">
        <span className="block text-body">{phone.display}</span>
        {pageUrl.replace(/^https?:\/\//, '')}
      </p>
    </div>
  );
}
