undefined// itayose/lib/closeLayersOnBack (stable)

export declare function closeLayersOnBack(): () => void;

