/** Something that makes a new showroom the owner's own. */
export interface FirstStep {
  readonly label: string;
  /** What it is good for. */
  readonly words: string;
  /** The page on which it is done. */
  readonly path: string;
  readonly isDone: boolean;
}

/** The overview, which names the steps: from there one comes to the samples, and there one is led back. */
export const SAMPLES_FROM = '/admin/dashboard-pro';

/** Where all samples are seen, and taken off. */
export const SAMPLES_PATH = `${SAMPLES_FROM}/samples`;
