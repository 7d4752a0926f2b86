import type { TradeIcon } from '@showroom/catalog-data/company/company-page';

/** Line drawings on a 32 × 32 grid. */
const drawings: Readonly<Record<TradeIcon, string>> = {
  cabinet: 'M5 4h22v24H5zM16 10v18M5 10h22M13.5 17v4M18.5 17v4M14 7h4',
  kitchen: 'M3 18h26v3H3zM5 21v8h22v-8M16 21v8M6 3h8v8H6zM18 3h8v8h-8zM10 11v2M20 14h4v4',
  slab: 'M4 9 20 4l8 4-16 5zM4 9v3l8 4v-3M12 16l16-5V8M8 20c5-3 9 2 15-2M9 25c4-2 8 1 12-1',
  bath: 'M3 16h26v3a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7zM9 26v3M23 26v3M7 16V7a3 3 0 0 1 6 0M11 7h4',
  moulding: 'M4 28V4h6v4c0 4 4 3 4 7s5 3 5 7h9v6zM10 4v4M14 15h-3M19 22h-5',
  counter: 'M3 12h26v3H3zM5 15v13h22V15M11 15v13M16 15v13M21 15v13M20 6v6M16 6h8',
};

export function TradeDrawing({ icon }: { readonly icon: TradeIcon }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className="size-10 shrink-0 fill-none stroke-brass"
      strokeWidth="1.25"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[icon]} />
    </svg>
  );
}
