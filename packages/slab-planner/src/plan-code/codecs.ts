import { BadCode, type CodeReader, type CodeWriter } from './code-characters.ts';

/** Writes a value, and reads it back. */
export interface Codec<T> {
  readonly write: (code: CodeWriter, value: T) => void;
  readonly read: (code: CodeReader) => T;
}

export const flag: Codec<boolean> = {
  write: (code, value) => code.write(value ? 1 : 0, 1),
  read: (code) => code.read(1) === 1,
};

/** A whole number from zero. Small ones are short. */
export const count: Codec<number> = {
  write: (code, value) => code.writeAny(value, 3),
  read: (code) => code.readAny(3),
};

/** A length from zero, in parts of an inch. Most are 7 to 11 bits of sixteenths. */
export function lengthIn(partsOfInch: number): Codec<number> {
  return {
    write: (code, value) => code.writeAny(Math.round(value * partsOfInch), 6),
    read: (code) => code.readAny(6) / partsOfInch,
  };
}
export const sixteenths = lengthIn(16);

export const signedSixteenths: Codec<number> = {
  write: (code, value) => {
    flag.write(code, value < 0);
    sixteenths.write(code, Math.abs(value));
  },
  read: (code) => {
    const isNegative = flag.read(code);
    const length = sixteenths.read(code);
    return isNegative && length !== 0 ? -length : length;
  },
};

/** A text without spaces, by its code points at first, then by where it was. Ids and words of names are often repeated. */
export const word: Codec<string> = {
  write: (code, value) => {
    const known = code.texts.indexOf(value);
    flag.write(code, known !== -1);
    if (known !== -1) {
      count.write(code, known);
      return;
    }
    codePoints.write(code, Array.from(value));
    code.texts.push(value);
  },
  read: (code) => {
    if (flag.read(code)) return code.texts[count.read(code)] ?? fail();
    const value = codePoints.read(code).join('');
    code.texts.push(value);
    return value;
  },
};

/** A text by its words. */
export const text: Codec<string> = {
  write: (code, value) => words.write(code, value.split(' ')),
  read: (code) => words.read(code).join(' '),
};
const words = listOf(word);

/** Latin letters take eight bits. */
const codePoints = listOf<string>({
  write: (code, value) => code.writeAny(value.codePointAt(0) ?? 0, 7),
  read: (code) => {
    const point = code.readAny(7);
    return point > 0x10ffff ? fail() : String.fromCodePoint(point);
  },
});

/** One of a list, by its index. The list grows at its end, up to what the bits can count, and older codes keep their meaning. */
export function oneOf<const T>(values: readonly T[], bits: number): Codec<T> {
  return {
    write: (code, value) => code.write(values.indexOf(value), bits),
    read: (code) => {
      const found = values[code.read(bits)];
      return found === undefined ? fail() : found;
    },
  };
}

/** As many values as the text has room for: each takes at least a bit. */
export function listOf<T>({ write, read }: Codec<T>): Codec<readonly T[]> {
  return {
    write: (code, values) => {
      count.write(code, values.length);
      for (const value of values) write(code, value);
    },
    read: (code) => {
      const values: T[] = [];
      const length = count.read(code);
      while (values.length < length) values.push(read(code));
      return values;
    },
  };
}

/** A bit says that a value is the usual one, which is then left out. */
export function usually<T>(usual: T, { write, read }: Codec<T>): Codec<T> {
  return {
    write: (code, value) => {
      flag.write(code, value === usual);
      if (value !== usual) write(code, value);
    },
    read: (code) => (flag.read(code) ? usual : read(code)),
  };
}

/** Fields in the order they are written here. */
export function recordOf<T extends object>(fields: { readonly [Name in keyof T]-?: Codec<T[Name]> }): Codec<T> {
  // The keys of a literal are those of its type.
  const names = Object.keys(fields) as (keyof T)[];
  return {
    write: (code, value) => {
      for (const name of names) fields[name].write(code, value[name]);
    },
    // Each field was read by the codec of its type, which `fromEntries` doesn't see.
    read: (code) => Object.fromEntries(names.map((name) => [name, fields[name].read(code)])) as T,
  };
}

function fail(): never {
  throw new BadCode();
}
