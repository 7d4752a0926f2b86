import type { UploadType } from '@showroom/catalog-data/limits';
import type { LeadKind } from './lead-kind.ts';

/** One answer as people read it: in the inbox, in the mail. */
export interface LeadAnswer {
  label: string;
  value: string;
}

/** The product a visitor asked about. `slug` identifies it within its kind. */
export interface LeadSubject {
  kind: string;
  slug: string;
  label: string;
}

/** What a form hands over, already checked against its schema. */
export interface NewLead {
  kind: LeadKind;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  subject: LeadSubject | null;
  /** Every answer in the order of the form. */
  answers: readonly LeadAnswer[];
  message: string;
  /** The body of the pre-filled email, where the form offers one. */
  mailtoBody?: string | undefined;
  spam: { score: number; reasons: readonly string[] };
  /** The path of the page the form stood on. */
  sourcePath: string;
}

/** A file on the disk, whose content was checked with `detectUploadType`. Storing the lead moves it. */
export interface NewLeadFile {
  originalName: string;
  type: UploadType;
  /** Where it lies, on the file system of the uploads: in the store's `incomingDir`. */
  path: string;
  byteSize: number;
  /** SHA-256 of its content, in hex. */
  sha256: string;
}
