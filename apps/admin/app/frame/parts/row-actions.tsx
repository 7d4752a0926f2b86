import { DropdownMenu, DropdownMenuItem } from '@showroom/ui/dropdown-menu';
import { MoreIcon } from '@showroom/ui/icons';
import { Link, type LinkProps } from 'react-router-dom';

export interface RowAction extends Pick<LinkProps, 'to' | 'preventScrollReset'> {
  readonly label: string;
  /** For a destructive action. Default: false. */
  readonly isDanger?: boolean;
}

export interface RowActionsProps {
  readonly name: string;
  readonly actions: readonly RowAction[];
}

/** What can be done with one row of a list, behind “⋯”. Without scripts the actions are links in the row. */
export function RowActions({ name, actions }: RowActionsProps) {
  return (
    // Above a link that covers the row.
    <div className="relative z-10">
      <DropdownMenu
        trigger={
          <button
            type="button"
            className="grid size-11 place-items-center rounded-sm text-ink-muted hover:bg-stone-100 hover:text-ink noscript:hidden"
          >
            <MoreIcon />
            <span className="sr-only">{`Actions for ${name}`}</span>
          </button>
        }
      >
        {actions.map(({ label, isDanger, ...link }) => (
          <DropdownMenuItem key={label} asChild isDanger={isDanger}>
            <Link {...link}>{label}</Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      <div className="hidden gap-4 noscript:flex">
        {actions.map(({ label, isDanger = false, ...link }) => (
          <Link
            key={label}
            {...link}
            className={`inline-flex min-h-11 min-w-11 items-center text-small underline underline-offset-4 ${isDanger ? 'text-danger' : ''}`}
          >
            {label}
            <span className="sr-only"> {name}</span>
          </Link>
        ))}
      </div>
    </div>
  );
}
