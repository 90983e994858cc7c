/** The destination of a form, resolved at build time (specification §15.1). */
export type FormTarget = {
  /** Address of the script's POST. */
  url: string;
  /** Encoding of the script's POST. */
  encoding: 'json' | 'form';
  /** Fields of a JSON answer that confirm the script's POST; `status` if any ok status does. */
  accepts: 'status' | Readonly<Record<string, string>>;
  /** Address of the plain POST: before hydration and without JavaScript. */
  action: string;
  /** Hidden fields of the plain POST: landing page and added fields. */
  hidden: Readonly<Record<string, string>>;
  /** Fields that are added to the script's POST. */
  fields: Readonly<Record<string, string>>;
  /** True if the service takes letters other than A to Z before the at sign. */
  takesAnyMailbox: boolean;
  /** Identifies the destination, including its added fields; refusals are counted per value. */
  id: string;
};

/** The two forms. */
export type FormTargets = Readonly<Record<'lead' | 'demo', FormTarget>>;
