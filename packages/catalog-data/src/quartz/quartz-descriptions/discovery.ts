/** MARS Discovery, by slug: how the colour looks, then where it fits. */
export const discoveryDescriptions = {
  alabaster: [
    'Candle wax and the inside of a shell have the same warm, translucent white as Alabaster, through which cloudy bands lie the colour of thin honey. The bands have no edges to speak of. Morning brings out the white; from dusk on, lamplight seems to soak into the polished surface instead of bouncing off.',
    'Bedroom vanities, dressing tables and a quiet ensuite are the first rooms we think of. Champagne bronze, pale walnut and blush or sand paint keep to its temperature, while blue-white tile would make it look dingy, so skip that pairing. A bullnose edge in 2 cm goes with the softness. For a kitchen, place a honeyed band where you stand to work and put the seam in clear white. Tea wipes off, and no sealer is called for.',
  ],
  'chrome-cloud': [
    'Bright, cool and restless in a mild way, Chrome Cloud drifts silver-grey veils over itself like breath on a mirror. Parts are nearly white, parts nearly steel, with no line between. The polish agrees with the metallic tone, and a reflected window looks as if it belonged there. Warm bulbs quiet the silver; cool-white strips below the uppers make it gleam.',
    'Take your cue from the faucets. Chrome and stainless complete the idea, black works as an accent, and gold is best avoided. It flatters white gloss, icy blue or plain grey melamine, and at a hair salon or dental reception it looks clean all day. The clouding makes seams nearly invisible. Use 2 cm for walls and vanities, and 3 cm with an eased edge for a peninsula.',
  ],
  'sona-gold': [
    'Fine golden-brown veins are scattered through Sona Gold like dry grass stems pressed in paper, thin, broken off, pointing where they please. The cream-white behind them is warm but light. None is broad enough to dominate, and from across a room they tint the whole toward straw. Afternoon sun and lamplight both suit it; on a blue-grey morning the brown shows more than the gold.',
    'This warm colour works with what a kitchen already has: golden oak, honey-stained maple, travertine floors, brass that has dulled. New cabinets might be cream, fern or cinnamon. Scattered veins leave no direction to respect, so L-shapes and long peninsulas are simple to lay out. A half bullnose looks right on either thickness, and the leftover strip makes a good serving ledge.',
  ],
  'snow-ultra': [
    'Of all the whites on our racks, Snow Ultra is the brightest. A microscopic grain is the only thing in it, and you need good eyes to find that. With no pattern for light to fall on, what you see is the room: cabinet colour, ceiling, weather, hour. Lamps turn it candle-white. Facing a snowy yard at noon, the polished top can be almost dazzling.',
    'Uniform white puts every detail on show, so have the cabinets levelled and the backsplash scribed with care. It pays off in handleless kitchens, clinics, condo bathrooms and store counters where merchandise should show its true colour. Coloured glass, pale ash, red lacquer: bring what you like. One slab looks like the next, useful if you add a pantry later. Seams are filled to match, and an eased edge finishes it.',
  ],
  'great-white': [
    'Wide and faint, the cool-grey veins of Great White sweep from one side to the other like a sheer curtain moving. You may need a moment to see them, as they are only a little darker than the ground, yet they stop it from being blank. A clear sky lends them an edge of blue. By lamplight they withdraw, and the polished white carries the room.',
    'It does for an open kitchen what a large pale rug does for a floor: it pulls everything together without taking over. Use the long sweep along an island or peninsula, then let the perimeter take whatever part of the slab is left. Greige, denim or white doors, beech and satin nickel are comfortable with it. On a waterfall, line the sweep up at the mitre; even a faint vein looks wrong when broken.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
