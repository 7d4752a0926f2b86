/** The part of libheif that we use. Its own types are for another of its builds. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface ShownImage {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray;
  }
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills `shown.data` with RGBA. Null: the picture is damaged. */
    display(shown: ShownImage, then: (shown: ShownImage | null) => void): void;
  }
  export default function libheif(): {
    readonly HeifDecoder: new () => { decode(bytes: ArrayBuffer): readonly HeifImage[] };
  };
}
