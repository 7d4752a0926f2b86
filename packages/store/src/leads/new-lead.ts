import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import type { UploadType } from '@showroom/catalog-data/limits';

export interface LeadAnswer {
  label: string;
  value: string;
}

export interface NewLeadAnswer extends LeadAnswer {
  /** What the visitor sent, if the server wrote the value from it: a code, or slugs. A repeat is recognized by it. */
  sent?: string;
}

/** What the server draws for a lead: the room that goes along with it. */
export type DrawnSubject = 'room';

/** The product a visitor asked about. `slug` is unique within its kind. */
export interface LeadSubject {
  kind: string;
  slug: string;
  label: string;
}

export interface NewLead {
  kind: LeadKind;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  subject: LeadSubject | null;
  answers: readonly NewLeadAnswer[];
  message: string;
  spam: { score: number; reasons: readonly string[] };
  /** Path of the page with the form. */
  sourcePath: string;
}

/** A file on disk whose content was checked with `detectUploadType`. Storing the lead moves it. */
export interface NewLeadFile {
  originalName: string;
  type: UploadType;
  /** In the store's `incomingDir`, on the same file system as the uploads. */
  path: string;
  byteSize: number;
  sha256: string;
  /** What it shows, if the server drew it. Absent for a visitor's own file. */
  shows?: DrawnSubject;
}
