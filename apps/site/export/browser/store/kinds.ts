// The kinds of content by their names in the store, without what only the owner's side knows of them.

export const posts = { name: 'post' };
export const works = { name: 'work' };
export const inStockProducts = { name: 'in-stock-product' };
export const testimonials = { name: 'testimonial' };
export const tags = { name: 'tag' };
export const media = { name: 'medium' };
