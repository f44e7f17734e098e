import { ViewTransition } from "react";
import { Picture, type PictureProps } from "./picture.tsx";

interface TravellingPictureProps extends PictureProps {
  /** Size and place of the picture; `className` is for the image inside. */
  frame: string;
}

/**
 * A picture that moves to its place on the next page, if both pages show it on screen. Only such a pair starts a
 * transition: appearing, disappearing and changing, as between the steps of a form, do not.
 */
export function TravellingPicture({ frame, ...picture }: TravellingPictureProps) {
  return (
    <ViewTransition name={picture.of.src} default="none" share="travel">
      <span className={frame}>
        <Picture {...picture} />
      </span>
    </ViewTransition>
  );
}
