/**
 * For screens too low for a fixed header and footer: a phone in landscape, or a page zoomed to 400 %. Dialogs then
 * scroll as a whole, because the middle would be too small.
 */
export const onShortScreens = '@media (max-height: 480px)';
