import { isRouteErrorResponse } from 'react-router-dom';
import { ErrorPage } from '../../shell/error-page.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { CardGrid } from '../cards/card-grid.tsx';
import type { UnknownProductFacts } from './load-product.server.ts';

/** The error page of a product: an unknown slug offers the nearest products. */
export function ProductError({ error }: { readonly error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  // Thrown by `loadProduct`; untyped here.
  return <UnknownProduct facts={error.data as UnknownProductFacts} />;
}

function UnknownProduct({ facts }: { readonly facts: UnknownProductFacts }) {
  const { one, many } = facts.noun;
  return (
    <>
      <MessagePage
        eyebrow="404"
        title={`We couldn’t find that ${one}`}
        text={'The link may be wrong, or we may no longer carry it. Here are the closest matches.'}
      />
      <section className="page-width" aria-label={`Nearest ${many}`}>
        <CardGrid cards={facts.nearest} />
      </section>
    </>
  );
}
