/** The five colours of MARS Discovery, by slug: what one sees, then where it belongs. */
export const discoveryDescriptions = {
  alabaster: [
    'Candle wax and the inside of a shell have the same warm, translucent white as Alabaster, through which cloudy bands lie the colour of thin honey. The bands have no edges to speak of. Morning brings out the white; from dusk on, a table lamp seems to soak into the surface instead of bouncing off, though it is polished like the rest of MARS Discovery.',
    'Bedroom vanities, dressing tables and a quiet ensuite are the first rooms we think of. Champagne bronze, pale walnut and blush or sand paint keep to its temperature, while blue-white tile would make it look dingy, so skip that pairing. A bullnose in 2 cm goes with the softness. For a kitchen, place a honeyed band where you stand to work and make the joint in clear white. Tea wipes off, and no sealer is called for.',
  ],
  'chrome-cloud': [
    'Bright, cool and restless in a mild way, Chrome Cloud drifts silver-grey veils over itself like breath on a mirror. Parts are nearly white, parts nearly steel, with no line between. The polish agrees with the metallic tone, and a reflected window looks as if it belonged there. Warm bulbs quiet the silver; cool-white strips below the uppers make it gleam.',
    'Take your cue from the taps. Chrome and stainless complete the idea, black works as an accent, and gold is better kept out. It flatters white gloss, icy blue or plain grey melamine, and at a hair salon or dental reception it looks clean all day. The clouding lets joints in this MARS Discovery colour go nearly unseen. Use 2 cm for walls and vanities, and the thicker slab with a flat edge for a peninsula.',
  ],
  'sona-gold': [
    'Fine golden-brown veins are scattered through Sona Gold like dry grass stems pressed in paper, thin, broken off, pointing where they please. The cream-white behind them is warm but light. None is broad enough to dominate, and from across a room they tint the whole toward straw. Afternoon sun and lamps both suit it; on a blue-grey morning the brown shows more than the gold.',
    'MARS Discovery has few warm colours, and this one is kind to kitchens that are staying put: golden oak, honey-stained maple, travertine floors, brass that has dulled. New cabinets might be cream, fern or cinnamon. Scattered veins leave no direction to respect, so L-shapes and long peninsulas are simple to lay out. A demi-bullnose looks right on either thickness, and the leftover strip makes a good serving ledge.',
  ],
  'snow-ultra': [
    'Of all the whites on our racks, Snow Ultra is the brightest. A microscopic grain is the only thing in it, and you need good eyes to find that. With no pattern for light to fall on, what you see is the room: cabinet colour, ceiling, weather, hour. Lamps turn it candle-white. Facing a snowy yard at noon, the polished top can be almost dazzling.',
    'Uniform white puts every detail on show, so have the cabinets levelled and the backsplash scribed with care. It pays off in handleless kitchens, clinic rooms, condo baths and shop counters where goods should look their true colour. Coloured glass, pale ash, red lacquer: bring what you like. One MARS Discovery slab looks like the next, useful when a pantry is added later. Seams are filled to match, and a thin eased edge finishes it.',
  ],
  'great-white': [
    'Wide and faint, the cool-grey veins of Great White sweep from one side to the other like a sheer curtain moving. You may need a moment to see them, as they are only a little darker than the ground, yet they stop it from being blank. A clear sky lends them an edge of blue. By lamplight they withdraw, and the polished white carries the room.',
    'It does for an open kitchen what a large pale rug does for a floor: holds things together and asks for little. Use the long sweep along an island or peninsula, then let the perimeter take whatever part of the slab is left. Greige, denim or white doors, beech and satin nickel are comfortable with it. A MARS Discovery waterfall should have the sweep lined up at its mitre; even a faint vein looks wrong when broken.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
