/** MARS RED, by slug and range: how the colour looks, then where it fits. */
export const redDescriptions = {
  'azure-mist': [
    'Hold a chip of Azure Mist to the window and it is the colour of open water under thin cloud, a pale blue-grey with white and slate grains too fine to count. Step back and they merge into one soft tone. The blue is strongest at midday and weaker in the evening, when the slate does more of the work and the surface leans to grey.',
    'Bathrooms are its natural place: a 2 cm vanity top, a tub ledge, a low backsplash to match. Soft white or driftwood-toned cabinets keep it fresh, and chrome suits it better than brass. The grain is even from end to end, so a seam can go wherever it’s easiest. A half bullnose edge is kind to small heads and hips.',
  ],
  'bianco-mist': [
    'White counters can glare. Bianco Mist takes that down a notch with a light-grey speckle, scattered finely enough that the top still counts as white at arm’s length. There are no veins and there is no direction. Under cool fluorescents it stays neutral, beside an incandescent bulb it softens a shade, and the polish returns a clear but slightly grained reflection.',
    'For rental suites, classrooms, clinic counters and a family kitchen in constant use it is a sensible pick, since a few crumbs vanish into the grain until supper is over. Thermofoil white, grey melamine, natural birch: all sit comfortably with it. It takes long runs easily, and a seam is hard to find even when you know where to look. Choose an eased edge and put the money into a good sink.',
  ],
  'cielo-mist': [
    'There is silver in Cielo Mist. Alongside the white grains it carries small, bright grey ones that wink as you walk past, over a ground the shade of clear sky just above the horizon. It’s a cool colour, with no beige in it at all. Lamplight takes off some of the chill; a steel refrigerator reflected in the polish puts it back.',
    'Stainless appliances, glass doors and flat-panel doors in white or graphite keep good company with it. We like it in a laundry, as a 2 cm folding counter over the machines, where the pale grey looks tidy beside enamel. For a wood, pick something bleached or ash-toned, as orange maple will argue with the blue. Choose an eased edge. What’s left of the slab makes neat sills.',
  ],
  'gaia-mist': [
    'Damp sand, oats, turned soil: Gaia Mist mixes sand, umber and cream speckle into a warm greige-brown ground, all of it fine enough that the surface looks woven from a distance. A north window draws the grey out of the mix; a shaded lamp turns the same counter toasty. The gloss seems lower than it is, because so many small grains scatter the reflection.',
    'In a camp kitchen with pine walls it is an easy match, and it forgives sandy hands and coffee drips until someone wipes up. Knotty alder, hickory, hammered copper and olive paint are all friends. It’s one of our warmer, darker speckles. Choose 3 cm with a half bullnose for a farmhouse island or 2 cm for a plain bath, and keep a trivet by the stove.',
  ],
  'morning-mist': [
    'Ivory is the base of Morning Mist, with beige and a soft grey stirred through it in small grains, much like oatmeal linen. It warms a north room without going yellow, which is harder than it sounds. At night the beige comes up and the grey falls back. You notice the shine mainly where a window lies across it; elsewhere the speckle calms it.',
    'Older houses with honey-oak trim, where a stark top would make the woodwork look tired, are good homes for this colour. It also gets along with cream Shaker doors, almond appliances and antique brass knobs. Turn it up the wall as a four-inch backsplash in the bath, or lay it over a laundry pair. An ogee edge wouldn’t be out of place, though a bullnose cleans faster.',
  ],
  'pearl-mist': [
    'Unlike its finer-grained neighbours, Pearl Mist carries chips you can pick out singly: translucent, pearl-coloured, set in off-white with a breath of grey. Light enters the chips a little before it comes back, which gives the polished face a soft depth. In strong daylight they look like wet shell; under a bulb they turn creamy.',
    'Scale matters with a larger chip, so it shows better over a full kitchen run than on a small shelf. White, dove or pale pink-beige cabinets let the pearl come through, while very dark doors flatten it to plain white. Nickel faucets are a safe partner. A pencil edge shows the chips in section; use 3 cm on the island. Boutique counters and salon stations do well in it.',
  ],
  'valley-mist': [
    'A hint of sage sets Valley Mist apart. The ground is light grey, but green-grey grains tip it toward lichen on rock, and specks of charcoal keep the mix from going pale. Cloudy afternoons are when the green is clearest. Incandescent light hides it, leaving a warm stone grey, and in the polish you see the soft outline of a window more than a mirror image.',
    'Put it with things that grew: pale elm, oiled oak, rush seats, a sage or bottle-green door. Black hardware picks up the charcoal. It handles an entry bench, an indoor potting counter or a school servery as readily as a kitchen, because it hides dirt. The speckle needs no pattern matching at corners. Keep it inside; quartz is not made for outdoor kitchens.',
  ],
  'elegant-crema': [
    'Smooth as custard in colour, Elegant Crema spreads a fine tan and ivory grain at one density from corner to corner. You see cream first, and texture only when you lean in. It is friendly to evening light, turning richer and a touch golden, and it stays cream on a grey day when many ivories go dull. The polish has a mellow glow to it.',
    'Traditional kitchens are where it settles in: raised-panel maple, glazed cream doors, a butcher-block top beside it, oil-rubbed bronze pulls. A bullnose or ogee edge in 3 cm suits it. The colour is quiet, so patterned tile and floors are welcome around it. Let the installer choose where the seams go, as they blend, and set hot pots on a trivet.',
  ],
  'elegant-gris': [
    'Think of wool suiting in mid-grey, the kind with darker and lighter threads that only show up close. Elegant Gris has that same steady cloth. It leans neither blue nor brown in daylight, and warm LED nudges it toward taupe by a hair. Polished, it returns shapes softly, and finger marks are less of a nuisance than they are on black.',
    'Offices, front desks and rental kitchens want a grey that looks alike in every room, and this one is consistent from slab to slab. At home it steadies busy wood such as hickory. Try it with white uppers over charcoal lowers, satin nickel, and an eased edge. A 2 cm slab is enough for a desk on full cabinets; step up to 3 cm where a breakfast bar projects.',
  ],
  'elegant-bianco': [
    'Salt on white linen has about as much contrast as Elegant Bianco, whose grey grain is ground fine and packed tight. The white is clean, neither blue nor cream. Since the grain is so small it looks solid beyond a step or two, and it throws daylight back with only a trace of texture in the reflection. After dark it takes the tint of the bulb, so choose bulbs carefully.',
    'Galley kitchens and basement suites with small windows will feel wider for it. It accepts any cabinet, from high-gloss red to weathered cedar, and chrome, black and brass all pass. We often suggest it to people with white subway tile, since its tone falls between the tile and the grout. An eased edge is all it needs. The strip left over from the counters can become a low 2 cm backsplash.',
  ],
  'bianco-neve': [
    'Open field is the point of Bianco Neve. Snow white fills most of the slab, and the few veins that cross it are broad, soft and grey, each with a warm halo as if someone had breathed on the stone. You can stand at one end and see only white. Lamps bring up the halos; an overcast sky cools the veins and leaves the ground crisp.',
    'Besides the standard slab it comes in a plus size of 131″ × 80″, and that extra width lets a deep island go without a seam, one sweep of grey placed where people sit. Of our Calacattas, it’s the most at ease with painted cabinets: ink, olive, oxblood. White oak and bronze work too. Ask to see where the vein will land before we cut. A 3 cm eased edge suits it.',
  ],
  'calacatta-supreme': [
    'Nothing here is shy. Thick charcoal-grey veins fork across bright white on the diagonal, each branch trailing a lighter grey halo. Calacatta Supreme carries clear across an open-plan house. The hour makes little difference to it: a north window sharpens the contrast, a dimmer softens the halos, and the dark cores stay put. On the polished face, the white between branches mirrors cleanly.',
    'With veins this strong, fewer surfaces are better. Let it have the island and one waterfall leg, mitred so that a branch runs over and down, then choose a plain white for the perimeter. Black-stained oak, flat white lacquer and gunmetal faucets suit it. Choose 3 cm. If you can’t avoid a seam, run it through open white and cross as few branches as you can.',
  ],
  'calacatta-oro-classic': [
    'Grey veins change their minds in Calacatta Oro Classic: along part of their length they switch to ochre, then back, with a gold edge where the two meet. The ground is a warm white with no blue in it. The gold is earthy, closer to a birch leaf in October than to jewellery. Lamps favour it, while flat daylight favours the grey.',
    'Since both tones are in the slab, mixed metals look intended, such as nickel faucets with brass pulls. Cream or putty cabinets echo the ground, and quartered oak takes up the ochre. A vanity with undermount sinks shows the turning veins up close. Choose 2 cm for that vanity and 3 cm with a bevel edge for the kitchen, where the backsplash can be the same stone.',
  ],
  'calacatta-midas': [
    'Gold leads and grey follows. Across creamy white, Calacatta Midas sends rich, branching gold veins, with only a few grey hairlines to steady them. In a sunny room they are honey; late in the day, lit from the side, they deepen to amber. The cream ground is part of the effect, so a sample laid against refrigerator white will seem warmer than you remember.',
    'Keep its surroundings calm. Off-white or mocha cabinets, walnut shelves and brushed gold fittings belong; cool greys and chrome do not. A single island, a hotel-style vanity or a full-height bar back gives the veins room. With a mitred apron, it has the presence of furniture. At corners, match direction so the gold leaves one piece and enters the next.',
  ],
  'calacatta-ice': [
    'Calacatta Ice is as clear as a February morning at twenty below: cold white, blue-grey veins, crisp edges. Some veins are thin as pencil lines, and others swell to a broad band and narrow again. There is no yellow anywhere in it. Warm bulbs soften it to neutral, and the polish gives a sharp, bright image of any window.',
    'Kitchens in slate, navy or high-gloss white will take it easily, and so will an ensuite with a glass shower, the walls done in 2 cm. To keep the room from feeling chilly, add something warm underfoot such as oiled oak. Steel and black beat brass here. Ask to see the layout first: a broad band lost in a sink cut-out is a waste.',
  ],
  'fairy-white': [
    'Short, feathery strokes, barely darker than the ground, make Fairy White our lightest Carrara. The grey-white is very pale, so the veins seem brushed on and half wiped away. They show best in flat morning light from the side. By lamplight they almost disappear, and the polished counter becomes one soft white with a little movement left in it.',
    'Small bathrooms and narrow kitchens are its strength, where bigger veins would be cut off before they made sense and where a seam is easy to lose among the strokes. Try it on a slim vanity, a window seat, or a make-up table in 2 cm with a pencil edge. Pale grey paint, blue-white tile and polished chrome carry on the delicacy; cherry makes a handsome contrast.',
  ],
  'thasos-mist': [
    'Tilt your head and the points of light in Thasos Mist move with you. The body is a crystalline pure white, after Thassos marble, filled with tiny sparkling grains, with almost no veining. Below a single ceiling fixture it is plain and bright; strips mounted under the uppers wake the whole surface. Without polish the sparkle would be dust; with it, each grain is sharp.',
    'It lends itself to vanities, shower benches, sills and the sort of kitchen where the cabinets do the talking: cobalt, forest, cherry-red lacquer. Pair it with a veined Carrara: Carrara Super on the island, say, and this along the walls. A well-matched white adhesive keeps a seam from showing as a line. Backsplashes in 2 cm are bright, non-porous and quick to wipe.',
  ],
  'carrara-super': [
    'Rain down a pane of glass makes a pattern like Carrara Super, a light, cool grey closely filled with feathered lines of darker grey, all running more or less one way. Dense as they are, no single vein stands out, and the slab works as texture. Lamplight brings it toward pewter. You see the polish best along the lines, looking at a window.',
    'Decide the direction early. Lengthwise, the lines make a short counter seem longer; crosswise, they break up a galley. A waterfall falls like cloth over the end of a table. White inset doors, charcoal islands, soapstone-coloured paint and nickel go with it. Corner seams show a change of direction, so ask about a 45-degree cut, and 3 cm gives the edge some substance.',
  ],
  'carrara-classique': [
    'Anyone who has leaned on an old bakery counter or a marble washstand knows the look of Carrara Classique: soft grey-white with wisps of feathering and areas that cloud over, nowhere hard. It is slightly cool by day. In the evening the clouding deepens and the wisps recede, leaving a mild, milky grey, and the shine is like marble newly polished.',
    'For a century house in Port Arthur, or a new build wanting a bit of age, it’s a natural choice, and unlike marble it never needs sealing. Cabinets painted pale grey, pale blue-green or black feel right, with unlacquered brass or porcelain knobs. An ogee edge suits a formal kitchen. On a baking counter, butter wipes away and flour hardly shows.',
  ],
  'statuario-extra': [
    'Three or four strokes and the slab is done. Statuario Extra draws long diagonals in grey and charcoal, spaced so widely that the white between them counts as much as the lines. A full brush and a steady arm might have made it. Cool daylight keeps the charcoal crisp; by lamplight it browns a touch and the white turns milky.',
    'A large island shows the spacing best; on a 25-inch counter you may get just one crossing, so ask where it will land, and keep seams in the open white. Plain walls, walnut or black cabinets and a matte black faucet give it room. It suits a waterfall if the diagonal carries over the mitre, which takes 3 cm and a patient installer.',
  ],
  'statuario-super': [
    'Bold grey veins and fine ones cross Statuario Super in a dense net, with small fields of white caught between. From the sofa you get the heavy lines; from a stool at the counter the fine ones come in, and there is always another to follow. A dull day suits it, as the contrast is built in. The gloss ties it together, since a reflected window passes over white and grey alike.',
    'When the top is this full, plainness elsewhere helps: slab doors, one paint colour, a floor without figure. Long backsplashes and bar fronts work as well as counters do, and a reception desk clad in it needs no other ornament. It’s the most forgiving Statuario to seam, because the cut gets lost in the net. Graphite, stainless and cool white suit it, with an eased edge.',
  ],
  'statuario-classique': [
    'Medium in everything, and the better for it. The veins of Statuario Classique are a middling grey, moderately wide, leaning on the diagonal with a soft shadow beside each that makes it look set below the surface. White still has the majority. Day and evening both treat it kindly: the first shows the shadows, the second blends them into the ground.',
    'When people cannot settle between a strong vein and a plain top, we bring out this slab. It fits an ordinary L-shaped kitchen, perimeter and island alike, with white or grey Shaker doors, maple floors and brushed nickel. The veins should lean the same way on both legs of the L, which can be arranged at layout. A bevel edge gives the 2 cm slab a shadow of its own.',
  ],
  'statuario-bianco': [
    'Silver-grey threads, light and few, wander over Statuario Bianco and fade before they reach the edge. Everything else is white. It has the calm of a frozen bay with a couple of ski tracks across it. Were it honed the threads would look like pencil; polished, they seem to lie just under the surface. By night they thin to almost nothing, and the shine is what you notice.',
    'Shared bathrooms, condo galleys and kitchens with patterned tile need light and only a suggestion of stone, which is what this gives. A 2 cm vanity might carry one thread, and we think one is enough. Silver metals are the obvious company. It can also line the walls around an island of Statuario Extra. Seams hide in the white; keep the edge slim and eased.',
  ],
  'statuario-venato': [
    'All the lines go one way. Statuario Venato sets strong grey veins side by side on white, nearly parallel, like the grain of a plank or furrows in a field. That order gives it a definite length. Light raking across the lines makes them stand out; light along them stretches the polished slab further. No cloud or cross-vein softens it.',
    'Stand it on end and it becomes panelling: a shower wall in 2 cm, the face of a bar, a tall backsplash behind open shelves. Laid flat, it can run the length of an island and over the end, where its veins meet tidily at the mitre. Grey oak, slim black frames and handleless doors repeat the linear idea. A slab with this much direction is best seamed straight across, never at an angle.',
  ],
  'bianco-neve-essentials': [
    'This is an everyday white. Don’t confuse this Bianco Neve with its veined Calacatta namesake: it has a faint cloud, a tiny even pale grain and nothing more. The colour is plain snow white. Daylight from any side leaves it steady, a warm bulb mellows it slightly, and the shine is even because nothing interrupts it.',
    'Landlords, daycare kitchens, first houses and laundry rooms use this sort of top, and so do cooks who would rather look at the food. Cabinet colour is entirely free, from knotty pine to tomato red. Put the seam anywhere sensible. A 2 cm counter with a plain eased edge covers most jobs, and 3 cm is there for an overhang. Coffee comes off with a cloth; a hot kettle still wants something under it.',
  ],
  'bianco-cristallo': [
    'Chips of clear crystal, some like coarse sugar and some as large as a lentil, lie at different depths in white. Bianco Cristallo catches the light where they meet the surface, so it changes as you walk along. On a dull day it looks granular and cool. Spotlights make the chips flash, and between them the polish is bright and plain.',
    'It suits a pharmacy, a bakery or a community hall: places with long runs and strong lighting. The plus-size slab, 131″ × 80″, cuts into wide tops with few seams, and random chips cover those that remain. At home, think of gloss-white, cobalt or aqua doors and chrome faucets. In 3 cm, a bullnose edge rounds the crystals nicely.',
  ],
  'gris-neve': [
    'First flurries on a sidewalk look like Gris Neve, light grey dotted with white flecks and none of them in a row. Contrast is low, so the flecks register as softness more than as spots. The grey is neutral by day. Where bulbs are warm it inclines to putty, and where they are cool it inclines to steel, which makes it an accommodating colour to live with.',
    'Dog-washing sinks, back-entry counters and staff rooms are good uses. Slush and grit are part of life here for five months, and flecked grey hides them till you find a cloth. White or mid-blue cabinets brighten it, alder and cherry warm it. A simple eased edge in 2 cm fits. Matching a later addition is easier with so regular a pattern.',
  ],
  'bianco-classic': [
    'Neither bright nor creamy, Bianco Classic sits half a step to the warm side of white, with a grain so subtle that most visitors take it for a solid. The warmth shows only next to paper or a cold-white appliance. Grey skies do not turn it blue, which counts for something in November. Under lamps it is milk white, and the sheen stays even across the top.',
    'Soft white asks for soft partners: painted maple, linen, plaster, satin brass, a heritage green island. Where a kitchen has a square island or extra-deep counters, the 131″ × 80″ plus size may save a seam; for vanities the standard slab in 2 cm is plenty. We suggest a pencil edge. It’s the white to choose when your cabinets are off-white as well.',
  ],
  'beach-taupe': [
    'Fine sand, packed by a retreating wave and left to dry unevenly, has the same broad tonal patches as Beach Taupe. Brown and grey are so evenly mixed that you could call it either one. Look near and a sand-like grain appears; look far and only the clouding remains. North light finds its grey side, a reading lamp its brown, and the gloss is calmer than on a white top.',
    'Taupe is a peacemaker in houses with mixed woods. Set it between a red-oak floor and walnut cabinets and both look chosen. Off-white paint, pewter handles and basalt-coloured tile go equally well. It looks best with a mitred apron on an island or wide vanity. Seams settle into the clouds, and sand carried up from the lake hardly registers.',
  ],
  'belgian-desert': [
    'Dry and warm, Belgian Desert is beige of the mineral kind, with a faint sideways drift like wind marks and thin tan veins following it. You feel the horizontal before you see it. In weak light from the north it holds its warmth where many beiges go pinkish. At supper, below a pendant, the tan lines darken to caramel and the polish takes on a low gleam.',
    'It has the look of sawn limestone without a sealing schedule, which recommends it for hallway consoles, double vanities and kitchens that open onto a living room. Natural oak, clay paint, rattan and aged bronze are at ease beside it. Run the drift along the counter, not across, and let the backsplash continue it. We suggest 3 cm, with the edge eased.',
  ],
  'belgian-crema': [
    'Quarried limestone, in its creamiest bed, looks much like this: soft clouds, rounded tones, and every so often a pale vein like a healed crack. Belgian Crema has less movement than marble and more than a plain cream, so the eye has something to rest on. By day it is raw almond; lamps add a spoonful of honey. Polish sits lightly on it and blurs what it reflects.',
    'French doors, farmhouse sinks, chalky blues and greens: that world suits it, as does a plainer Scandinavian room in beech. In a bathroom, carry the 2 cm slab up to mirror height and there are fewer grout lines to scrub. Brass is better than chrome. With veins this rare, a top can be seamed wherever the cabinets break, and a half bullnose keeps the outline gentle.',
  ],
  'nuevo-gris': [
    'Cement, but tidied. Nuevo Gris is a middle grey over which lighter trowel marks pass in wide, shallow curves, visible mainly as you change position. It shows neither pits nor veins. The tone is dead neutral on an overcast day and a little warmer by evening. Since it is polished and not honed, ceiling fixtures appear in it as soft pools.',
    'Lofts and offices use it as a matter of course; we like it just as well in a country kitchen with white board-and-batten and a black range. Douglas fir, plywood edges, zinc and tin lights feel right. Give it bulk with a mitred apron or a waterfall at both ends. Seams are discreet enough for a long boardroom table.',
  ],
  arcadia: [
    'Lace laid over slate gives the idea. Across the dark grey of Arcadia runs a web of fine white veins, joining, parting, thickening slightly at the knots. The ground has enough light in it to stay grey, even at night. Low sun brings the whole web forward; on a dim afternoon only the brighter strands remain, floating above the gloss.',
    'Use it for weight at the bottom of a room: an island beneath white uppers, a basement bar, a powder-room vanity with a vessel sink. Light maple and whitewashed pine look cleaner beside it, and aged brass warms the whole. The web goes every which way, so pieces can be matched by eye where two strands meet. Dark polish shows streaks; dry it with microfibre after washing.',
  ],
  'space-black': [
    'Turn off the kitchen light and Space Black all but disappears, except for a lightning stroke of bright white here and there and the faintest specks, like stars between spruce tops. By day it is a true, deep black with a mirror polish; you will see your window frames in it. The veins are few, so large areas are simply dark, and that is its character.',
    'Contrast is the usual plan, with white doors and a pale backsplash, but it may be better still among other darks: charcoal cabinets, smoked oak, gunmetal. Our darkest colour makes a serious home bar and a strong front desk. Choose 3 cm, a bevel edge to catch a line of light, and seams in the unveined black. Be aware that dust, crumbs and hard-water marks show on it.',
  ],
  'sahara-noir': [
    'Run your palm across it first. Sahara Noir has a leather finish, softly dimpled, so its near-black brown has a low sheen and no mirror. Rust, amber and white veins cross it in long, ragged lines, after the marble whose name it shares. A window gives a broad, muted glow on the surface; lamps pull the amber up, and the white stays narrow and sharp.',
    'Fingerprints bother it less than they would a glossy dark top, which makes it a practical island for people who cook. It comes in 3 cm only and suits an eased edge, thick walnut, saddle leather and blackened steel; a log camp is a fine place for it, indoors. Plan a vanity around the thickness. Seams follow a vein. Because the surface is textured, use a soft brush on dried spills.',
  ],
  'space-grey': [
    'Between storm cloud and slate, Space Grey gathers darker, nebula-like patches in a deep grey field and threads thin white veins through them. The boundaries are soft, so depth seems to shift with the viewing angle. Bright weather reveals the clouds. Toward night the counter darkens as one, the veins remain, and the gloss picks up every candle on the table.',
    'It gives a kitchen a dark top without the strictness of black. Blue-grey doors, elm or smoked ash, brushed steel and a rough plaster wall make a good palette. Try a full-height backsplash in 2 cm so the clouds climb behind the faucets. It works at commercial scale too, on a café bar for example. Ask for seams inside the cloudy areas, and choose an eased edge.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
