import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { Sheet } from '@showroom/ui/sheet';
import { Link } from 'react-router-dom';
import { PhoneIcon } from './icons.tsx';
import { MenuGroups, SocialLinks } from './nav-links.tsx';
import { useSiteFacts, useSiteNavigation } from './site-facts.ts';

export interface MobileMenuPanelProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The full-screen menu: every link of the header, and the telephone. The page behind it cannot scroll. */
export default function MobileMenuPanel({ isOpen, onOpenChange }: MobileMenuPanelProps) {
  const facts = useSiteFacts();
  const navigation = useSiteNavigation();
  const menus = [...navigation.main.filter((item) => item.kind === 'menu'), navigation.explore];
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange} side="full" title="Menu">
      <nav aria-label="Menu" className="grid gap-8 pb-8">
        <ul className="grid">
          {navigation.main
            .filter((item) => item.kind === 'link')
            .map((entry) => (
              <li key={entry.href} className="border-b border-hairline">
                <Link to={entry.href} className="flex min-h-14 items-center font-serif text-heading">
                  {entry.label}
                </Link>
              </li>
            ))}
        </ul>
        {menus.map(
          (menu) =>
            menu && (
              <div key={menu.id}>
                <p className="mb-3 font-serif text-subheading">{menu.label}</p>
                <MenuGroups menu={menu} />
              </div>
            ),
        )}
        <SocialLinks facts={facts} />
        <a
          href={formatPhoneHref(facts.phone.e164)}
          className="inline-flex min-h-12 items-center justify-center gap-2 rounded-sm bg-spruce font-medium text-on-spruce"
        >
          <PhoneIcon className="size-5" /> Call {facts.phone.display}
        </a>
      </nav>
    </Sheet>
  );
}
