import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const mirrorCollections = [
  'concept-studio',
  'double-vanity',
  'elegance-collection',
  'harmonia-collection',
  'media-collection',
  'origin-collection',
  'radiance-collection',
  'single-vanity',
  'terra-collection',
];

function part(path: string) {
  return route(path, 'catalogue/list/list.route.tsx', { id: path });
}

function mirrorList(path: string) {
  return route(path, 'catalogue/mirrors/mirror-list.route.tsx', { id: path });
}

function askForm(path: string) {
  return route(`${path}/:slug/:request`, 'catalogue/ask/ask.route.tsx', { id: `${path}/:slug/:request` });
}

/** The spec sheet, on one page for printing. */
function specSheet(path: string) {
  return route(`${path}/:slug/spec-sheet`, 'catalogue/spec-sheet/spec-sheet.route.tsx', {
    id: `${path}/:slug/spec-sheet`,
  });
}

/** A family's list, product pages, spec sheets and forms. */
function family(path: string) {
  return [
    route(path, 'catalogue/list/list.route.tsx', { id: path }),
    route(`${path}/:slug`, 'catalogue/product/product.route.tsx', { id: `${path}/:slug` }),
    specSheet(path),
    askForm(path),
  ];
}

export default [
  layout('shell/layout.tsx', [
    index('pages/home/route.tsx'),
    route('quartz-countertops', 'catalogue/quartz/catalogue.route.tsx'),
    route('quartz-countertops/:slug', 'catalogue/quartz/colour.route.tsx'),
    askForm('quartz-countertops'),
    ...family('products/vanities'),
    ...family('products/sinks'),
    ...['kitchen', 'bathroom', 'utility', 'vessel'].map((type) => part(`products/sinks/${type}`)),
    route('products/faucets', 'catalogue/faucets/faucets.route.tsx'),
    ...family('products/faucets/kitchen'),
    ...family('products/faucets/bathroom'),
    ...family('products/faucets/shower'),
    route('products/mirrors', 'catalogue/mirrors/mirrors.route.tsx'),
    ...['all', ...mirrorCollections].map((collection) => mirrorList(`products/mirrors/${collection}`)),
    route('products/mirrors/:slug', 'catalogue/product/product.route.tsx', { id: 'products/mirrors/:slug' }),
    specSheet('products/mirrors'),
    askForm('products/mirrors'),
    ...family('products/toilets'),
    ...family('products/lighting'),
    ...family('products/flooring'),
    ...family('products/closet-systems'),
    route('in-stock', 'in-stock/in-stock.route.tsx'),
    route('in-stock/:shelf', 'in-stock/stock-list.route.tsx'),
    route('in-stock/:shelf/:slug', 'in-stock/stock-piece.route.tsx'),
    route('in-stock/:shelf/:slug/reserve', 'in-stock/reserve.route.tsx'),
    route('reservations/:token', 'reservations/reservation.route.tsx'),
    askForm('in-stock/:shelf'),
    route('millwork', 'pages/millwork/millwork.route.tsx'),
    route('custom-cabinetry', 'pages/millwork/custom-cabinetry.route.tsx'),
    route('custom-millwork-form', 'pages/millwork/custom-quote.route.tsx'),
    route('blog', 'blog/blog.route.tsx'),
    route('blog/:slug', 'blog/post.route.tsx'),
    route('our-works', 'works/works.route.tsx'),
    route('our-works/:slug', 'works/work.route.tsx'),
    route('faq', 'faq/faq.route.tsx'),
    route('contact', 'pages/contact/route.tsx'),
    route('search', 'pages/search/route.tsx'),
    route('samples', 'leads/samples.route.tsx'),
    route('visualizer', 'visualizer/visualizer.route.tsx'),
    route('visualizer/your-photo', 'visualizer/your-photo.route.tsx'),
    route('shortlist', 'shortlist/shortlist.route.tsx'),
    route('compare', 'compare/compare.route.tsx'),
    route('slab-planner', 'slab-planner/planner.route.tsx'),
    route(':page', 'pages/company/company.route.tsx'),
    route('*', 'pages/not-found.route.tsx'),
  ]),
  route('api/leads/:kind', 'leads/receive.route.ts'),
  route('search/suggestions', 'pages/search/suggestions.route.ts'),
  route('blog/rss.xml', 'blog/feed.route.ts'),
  route('visualizer/pictures/:file', 'visualizer/room/room-picture.route.ts'),
  route('visualizer/room-files/:room/:file', 'visualizer/room/room-part.route.ts'),
  route('slab-planner/plan.svg', 'slab-planner/files/plan-svg.route.ts'),
  route('slab-planner/plan.dxf', 'slab-planner/files/plan-dxf.route.ts'),
  route('slab-planner/plan.pdf', 'slab-planner/files/plan-pdf.route.ts'),
  route('sitemap.xml', 'seo/sitemap.route.ts'),
  route('robots.txt', 'seo/robots.route.ts'),
  route('.well-known/security.txt', 'seo/security-txt.route.ts'),
  route('site.webmanifest', 'seo/web-manifest.route.ts'),
] satisfies RouteConfig;
