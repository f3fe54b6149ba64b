/** The situations the gallery can show, by game; filled in when the client is built. */
declare const EXAMPLES: Record<string, string[]>;
