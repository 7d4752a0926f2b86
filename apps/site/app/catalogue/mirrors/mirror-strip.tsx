import { Picture, type PictureSource } from '@showroom/ui/picture';

/** The head of a collection: some of its mirrors, side by side. */
export function MirrorStrip({ pictures }: { readonly pictures: readonly PictureSource[] }) {
  return (
    <div className="flex h-56 gap-px sm:h-72 lg:h-[26rem]">
      {pictures.map((picture, index) => (
        <Picture
          key={picture.src}
          record={picture}
          priority={index === 0}
          sizes="(min-width: 40rem) 25vw, 50vw"
          // Two of them on a phone, where more would be slits.
          className={index > 1 ? 'h-full min-w-0 flex-1 max-sm:hidden' : 'h-full min-w-0 flex-1'}
        />
      ))}
    </div>
  );
}
