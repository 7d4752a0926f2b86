import { SiteLink } from '../../shell/site-link.tsx';
import type { LookedAtMirror } from './load-mirrors.server.ts';

/** A mirror's brand, description, size and features. */
export function MirrorDetails({ mirror }: { readonly mirror: LookedAtMirror }) {
  return (
    <div className="grid gap-4">
      <p className="eyebrow">{mirror.brand}</p>
      <p>{mirror.description}</p>
      <p className="figures text-small">{mirror.dimensions}</p>
      <ul className="list-disc pl-5">
        {mirror.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <SiteLink
        href={mirror.path}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-spruce"
      >
        {mirror.action}
      </SiteLink>
    </div>
  );
}
