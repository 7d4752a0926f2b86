export interface Finding {
  readonly pieceId: string;
  readonly rule:
    | 'seam-needed'
    | 'seam-place'
    | 'overhang'
    | 'span'
    | 'inside-corner'
    | 'cut-out-radius'
    | 'cut-out-to-edge'
    | 'sink-strip'
    | 'between-cut-outs'
    | 'profile-thickness'
    | 'mitre'
    | 'weight'
    | 'backsplash-height';
  /** A problem can't be built like this. A warning can with care. A note tells what follows. */
  readonly severity: 'problem' | 'warning' | 'note';
  /** Sentences for the visitor, without the name of the piece. */
  readonly message: string;
  /** Who says so. */
  readonly source: string;
}
export type PieceFinding = Omit<Finding, 'pieceId'>;
