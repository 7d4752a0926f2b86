/** The Mars Beyond Series, by slug: how the colour looks, then where it fits. */
export const beyondDescriptions = {
  aurora: [
    'Broad ribbons of pale grey-green and champagne cross a warm white slab on the diagonal, soft as the northern lights on a night when they barely show. Thin gold hairlines pick out the ribbon edges. On an overcast morning the green comes forward; once the lights are on, the champagne takes over and the gold lines catch. The polish keeps each layer clear instead of chalky.',
    'Give Aurora one long surface and let the drift run uninterrupted: an island with a waterfall end, mitred so the ribbons turn the corner, or a full-height backsplash on the sink wall. Rift oak, brushed brass and a muddy green paint all agree with it. Choose 3 cm for islands and run any seam straight across the drift. It looks best at large scale.',
  ],
  'glacier-oro': [
    'Imagine lake ice after a thaw and a hard freeze, pale blue plates each shifted a little from the next, with thin gold filling the cracks. Glacier Oro looks like that. The breaks are angular and fine, the plates a translucent grey over blue-white. Its polish gives them depth beside a window, and in evening light the blue eases to off-white while the gold sharpens.',
    'This slab deserves to be seen whole, so a powder-room vanity, a bar front or an island is a better home for this one than a crowded U-shaped counter. Navy cabinets bring out the ice and walnut brings out the gold. Choose an eased edge, because a fancier profile competes with the fractures. Where two pieces must meet, we can hide the seam along a crack.',
  ],
  'himalaya-dove': [
    'Layer upon layer, Himalaya Dove sets soft white ridgelines on dove grey, the way far mountains recede in haze. The bands run close to level, and charcoal hairlines mark an occasional crest. Daylight from the north keeps the grey cool; a shaded bulb turns it soft and slightly brown. Reflections stay gentle, as there is little stark white for them to break up.',
    'Level movement suits long runs. A galley kitchen, a wide double vanity or a low window bench in 2 cm will all look calmer for it, and a waterfall is best left out unless you like ridges standing on end. Seams are least visible at the sink, where the bands are already interrupted. Pair it with ash cabinets, black iron pulls and a warm grey wall.',
  ],
  'ice-azul': [
    'Blue in stone can turn sugary; Ice Azul does not. Its azure stays pale and glassy, floating in clouds over white, with steel blue where two clouds overlap and slender slate veins to give direction. A bright noon makes the blue plain from across the room. After dark, with warm bulbs, much of it retreats to grey, so look at the sample at both hours.',
    'We suggest it for an ensuite vanity with polished nickel faucets, or as the island in an otherwise white kitchen, framed by doors in chalk or deep ink. A seam can hide in a cloud, well away from the veins. Blond maple keeps the room from feeling cold. A pencil edge lets the shine roll over the rim without a hard line.',
  ],
  'nebulous-gold': [
    'Smoke seems to hang inside this slab. Grey whorls curl through a taupe-white haze, and burnished gold lies along them in dust and in broken, wandering threads. Nebulous Gold has no single direction, so the eye circles. Cloudy daylight shows mostly the taupe and grey; a low light skims the polished face and lights the gold a little at a time.',
    'A home bar, a dining-room sideboard or an island beneath pendants will use that evening character. Walnut, fumed oak and aged brass belong with it, and mushroom or tobacco paint holds the room together. Because the swirl has no grain to line up, an L-shaped counter can be joined at the corner without much trouble. Choose 3 cm with an eased edge.',
  ],
  'urban-ash': [
    'Concrete is the model for Urban Ash, a mid ash-grey with the wide, hazy arcs a trowel leaves, a few small pit marks in the pattern and no veins at all. The surface itself is closed, unlike cast cement, and wipes clean. Honed, such a grey could look like sidewalk; polished, it has a quiet sheen, cool near a north window and close to pewter at night.',
    'Set it against warm things. White oak slabs, cognac stools, a plank floor or birch plywood doors stop the grey from going flat, and black steel frames suit it too. A deep mitred apron makes an island look poured in one piece. It’s a practical choice for mudrooms and office kitchenettes: crumbs and water spots are slow to show, and seams blend into the clouding.',
  ],
  'white-essence': [
    'From the doorway White Essence looks plain. Step closer and a veil of warm grey appears, then one whisper of a vein, perhaps a second, that you could miss if the light were on. The ground is nearly pure white, without the blue cast that makes some whites look like paper. Its polish passes daylight on to the far corners of a dim room.',
    'North-facing kitchens and windowless bathrooms gain most. Nearly any paint will do beside it, though a creamy door can look yellow, so bring one along when you visit. Use it to quiet a room that already has a strong floor or patterned tile; its seams are close to invisible. A 2 cm vanity top with a bevel edge looks crisp, and the same slab will yield shower ledges and sills.',
  ],
  'white-valley': [
    'Seen from the air, a spring river does what this slab does: wide mid-grey channels part and rejoin over clean white, their banks feathering away to nothing. The flow in White Valley is slow and continuous, more current than crack. Some stretches of white are wide enough for a cutting board and a bowl. The polish adds to the wet look by day, and with yellow bulbs the white mellows while the channels hold neutral.',
    'Because the pattern travels, plan where it begins and ends before anything is cut, and put seams in the white between channels. An island with the channels running lengthwise and over a waterfall shows the slab at its best; behind the sink, a matching backsplash carries the current upward. Keep the edge eased. Shaker doors in grey-white or a blackish green, with stainless pulls, leave it in charge.',
  ],
  'urban-bronze': [
    'Old bronze plate left to the weather is the nearest likeness: a dark, brown-grey concrete ground bloomed with rust and oxidised metal, and small flecks that flash as you move. Flat grey daylight brings up the brown, a spotlight brings up the metal. Urban Bronze is polished, so it mirrors pendants and windows more than its rough look would lead you to expect.',
    'Bars, restaurant counters and reception desks take it well, as do kitchens in walnut or black-stained ash. Copper sinks and unlacquered brass faucets age along with it. A dark top shows dust and dried water sooner than a pale one, so keep a soft cloth handy. It has the most presence at 3 cm with a bevel edge; plaster-white walls lighten the room.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
