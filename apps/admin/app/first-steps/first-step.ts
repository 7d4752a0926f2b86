/** Something that makes a new showroom the owner's own. */
export interface FirstStep {
  readonly label: string;
  /** What it is good for. */
  readonly words: string;
  /** The page on which it is done. */
  readonly path: string;
  readonly isDone: boolean;
}

/** Where all samples are seen, and taken off. */
export const SAMPLES_PATH = '/admin/dashboard-pro/samples';
