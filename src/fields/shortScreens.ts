/**
 * Screens too low for a head and a foot that stay while the middle scrolls: a phone on its side, or a page zoomed to
 * 400 %. What is open scrolls there as one, or the middle would be a slit.
 */
export const onShortScreens = '@media (max-height: 480px)';
