import { drawPiece, edgeCodes, writePieceSvg } from '@showroom/slab-planner/piece-drawing';
import { edgeProfiles, type Layout, type Piece, type Plan } from '@showroom/slab-planner/plan';
import { useId } from 'react';
import { edgeLabels, roleLabels } from '../plan-words.ts';

interface PieceDrawingsProps {
  readonly plan: Plan;
  readonly layout: Layout;
  /** The URL of the slab's picture. */
  readonly pictureUrl: string | null;
}

/** The pieces as a shop draws them, with their lengths and edges, each in the part of the slab that it is cut from. */
export function PieceDrawings({ plan, layout, pictureUrl }: PieceDrawingsProps) {
  const profiles = edgeProfiles.filter((profile) => plan.pieces.some(({ edges }) => edges.includes(profile)));
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
        {plan.pieces.map((piece, at) => (
          <li key={piece.id} className="min-w-0">
            <p className="text-small">
              <span className="figures text-ink-muted">{at + 1}</span> <span className="font-medium">{piece.name}</span>
            </p>
            <p className="text-caption text-ink-muted">{roleLabels[piece.role]}</p>
            <PieceDrawing piece={piece} layout={layout} pictureUrl={pictureUrl} />
          </li>
        ))}
      </ul>
      {profiles.length > 0 && (
        <p className="mt-8 text-caption text-ink-muted">
          Heavy lines are finished edges:{' '}
          {profiles.map((profile) => `${edgeCodes[profile]} ${edgeLabels[profile].toLowerCase()}`).join(', ')}.
        </p>
      )}
    </>
  );
}

interface PieceDrawingProps extends Pick<PieceDrawingsProps, 'layout' | 'pictureUrl'> {
  readonly piece: Piece;
}

function PieceDrawing({ piece, layout, pictureUrl }: PieceDrawingProps) {
  const id = useId();
  const parts = layout.slabs.flat().filter(({ part }) => part.pieceId === piece.id);
  const svg = writePieceSvg(drawPiece(piece, layout.seams), {
    id,
    units: ['in'],
    pictures:
      pictureUrl === null
        ? undefined
        : { piece, slab: layout.slab, parts: parts.map((placed) => ({ placed, url: pictureUrl })) },
  });
  return <div className="mt-2 [&_svg]:h-auto [&_svg]:max-w-full" dangerouslySetInnerHTML={{ __html: svg }} />;
}
