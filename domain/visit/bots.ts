/**
 * Prerendering bots, by what their user agent says. They see the theme of their system preference;
 * visitors see dark unless they chose otherwise (§1, §4 Theme).
 */
export const botUserAgents =
  /googlebot|bingbot|yandexbot|duckduckbot|baiduspider|applebot|prerender|rendertron|headless prerender/;
